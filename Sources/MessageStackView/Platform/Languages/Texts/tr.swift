extension LanguageTexts {
    static let tr = """
        dismiss: Kapat
        dismissPost: “%@” öğesini kapat
        information: Bilgi
        success: Başarılı
        warning: Uyarı
        error: Hata
        available: %@ kullanılabilir
        times.other: %d kez
        ok: Tamam
        cancel: Vazgeç
        email: E-posta
        password: Parola
        oneTimeCode: Kod
        name: Ad
        choose: Seç
        requiredField: Bu alan zorunludur
        invalidEmail: Geçerli bir e-posta adresi girin
        invalidNumber: Bir sayı girin
        rating: %2$d üzerinden %1$d
        unrated: Puan verilmedi
        undo: Geri Al
        copy: Kopyala
        inProgress: Sürüyor
        more.other: %d tane daha
        showLess: Daha az göster
        showMore: Daha fazla göster
        clearAll: Tümünü temizle
        noInternetTitle: İnternet Bağlantısı Yok
        noInternetSubtitle: Lütfen bağlantınızı denetleyip yeniden deneyin
        """
}
